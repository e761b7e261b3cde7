"""A page of the manual as it is read: Markdown in the letters and colours of the theme, with pictures that fit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from tdapp.app.resources import resource
from tdapp.ui.fonts import text_font
from tdapp.ui.language import say
from tdapp.ui.manual import texts
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import BODY, HEAD
from tdapp.ui.widgets.focus_ring import Ringed

WIDEST, NARROWEST = 640, 200  # pixels a picture may be wide, in a wide window and in any
HEADINGS = {1: HEAD + 4, 2: HEAD - 2}  # letter sizes by level
OVER, UNDER = {1: 4, 2: 20}, 8  # pixels above a heading, by its level; under each paragraph
CELL, EDGE, AROUND = 5, 8, 14


class PageView(Ringed, QTextBrowser):
    """A browser that shows a page of the manual. It opens nothing by itself: links are for whoever listens to
    `anchorClicked`, and pictures come from the application's own files.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("manual_page")
        say(self.setAccessibleName, texts.PAGE)
        self.setOpenLinks(False)
        self.setProperty("kind", "page")
        self.document().setDocumentMargin(AROUND)
        self._marked, self._shown = "", 0  # the page, and how wide its pictures were
        self._first = 0  # the paragraph one reads from
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit_anew)

    def show_marked(self, marked: str) -> None:
        """Show a page, from the top."""
        self._marked, self._shown = marked, self._fits()
        document = self.document()
        document.clear()
        document.setDefaultFont(text_font(BODY))
        document.setMarkdown(marked, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._wear()
        self.verticalScrollBar().setValue(0)

    def go_to(self, heading: int) -> None:
        """Put a heading of the page, the first is 0, at the top, and the place one reads from there."""
        found = [block for block in self.blocks() if block.blockFormat().headingLevel()]
        if heading < len(found):
            self._read_from(found[heading], at_the_top=not heading)

    def _read_from(self, block: QTextBlock, *, at_the_top: bool) -> None:
        """Put a paragraph at the top, and the place one reads from there."""
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(0 if at_the_top else int(top))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture of the application, no wider than it can be read beside the contents; nothing else is loaded."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        path = resource("pictures", Path(url.path()).name)
        if kind != QTextDocument.ResourceType.ImageResource.value or not path.is_file():
            return None
        image, ratio = QImage(str(path)), self.devicePixelRatioF()
        wide = round(self._fits() * ratio)
        if image.width() > wide:
            room = QSize(wide, 10 * wide)
            way = Qt.TransformationMode.SmoothTransformation
            image = image.scaled(room, Qt.AspectRatioMode.KeepAspectRatio, way)
        image.setDevicePixelRatio(ratio)
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures are as wide as the page where that is narrower than they are."""
        if self._shown and self._fits() != self._shown and not self._later.isActive():
            place = self.textCursor()
            if not self.viewport().rect().intersects(self.cursorRect(place)):  # scrolled on since
                place = self.cursorForPosition(QPoint(0, 0))
            self._first = place.block().blockNumber()
            self._later.start()  # a document is not written anew while its page is being laid out
        super().resizeEvent(event)

    def _fit_anew(self) -> None:
        self.show_marked(self._marked)
        self._read_from(self.document().findBlockByNumber(self._first), at_the_top=not self._first)

    def _fits(self) -> int:
        """How many pixels wide a picture may be here."""
        bar = self.verticalScrollBar().sizeHint().width()  # room for it whether it is there or not
        return max(NARROWEST, min(WIDEST, self.width() - bar - 2 * (self.frameWidth() + AROUND)))

    def blocks(self) -> list[QTextBlock]:
        """The paragraphs of the page, headings and cells of tables too."""
        found, block = [], self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def _wear(self) -> None:
        """Give headings, links, keys and tables their sizes and colours."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()  # else all is laid out again after each
        for block in self.blocks():
            level = block.blockFormat().headingLevel()
            pieces = list(_pieces(block))
            cursor.setPosition(block.position())
            if block.textList() is None and cursor.currentTable() is None:
                around = QTextBlockFormat(block.blockFormat())
                around.setTopMargin(OVER.get(level, OVER[2]) if level else 0)
                around.setBottomMargin(UNDER)
                cursor.setBlockFormat(around)
            for begin, end, was in pieces:
                shape = _shape(was, heading=level)
                if shape is not None:
                    cursor.setPosition(begin)
                    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                    cursor.setCharFormat(shape)
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _wear_table(frame)
        cursor.endEditBlock()


def _pieces(block: QTextBlock) -> Iterator[tuple[int, int, QTextCharFormat]]:
    """The pieces of a paragraph that are written alike: where each begins and ends, and how it is written."""
    at = block.begin()
    while not at.atEnd():
        piece = at.fragment()
        yield piece.position(), piece.position() + piece.length(), piece.charFormat()
        at += 1


def _shape(was: QTextCharFormat, *, heading: int) -> QTextCharFormat | None:
    """How a heading, a link, a key or a line of a program is written; None for words like all the others."""
    code, link = was.fontFixedPitch(), was.isAnchor()
    if not (heading or code or link):
        return None
    shape = QTextCharFormat(was)
    if heading:
        shape.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)  # it would go before a size in pixels
        shape.setFont(text_font(HEADINGS.get(heading, BODY), weight=QFont.Weight.DemiBold))
    if code:
        shape.setFontFamilies(text_font(BODY).families())
        shape.setFontFixedPitch(False)
        shape.setFontWeight(QFont.Weight.DemiBold)
        shape.setBackground(QColor(look().tokens.raised))
    if link:
        shape.setForeground(QColor(look().tokens.info))
    return shape


def _wear_table(table: QTextTable) -> None:
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QColor(look().tokens.line))
    shape.setCellPadding(CELL)
    shape.setCellSpacing(0)
    shape.setTopMargin(EDGE)
    shape.setBottomMargin(EDGE)
    table.setFormat(shape)
