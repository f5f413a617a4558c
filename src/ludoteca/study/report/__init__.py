"""A report: a page with pictures of what many games show."""

from ludoteca.study.report.page import write_page
from ludoteca.study.report.reading import batches_from, batches_played

__all__ = ["batches_from", "batches_played", "write_page"]
