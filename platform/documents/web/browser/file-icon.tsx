import ArticleOutlined from '~icons/ic/outline-article'
import FolderZipOutlined from '~icons/ic/outline-folder-zip'
import ImageOutlined from '~icons/ic/outline-image'
import PictureAsPdfOutlined from '~icons/ic/outline-picture-as-pdf'
import SlideshowOutlined from '~icons/ic/outline-slideshow'
import TableChartOutlined from '~icons/ic/outline-table-chart'
import TextSnippetOutlined from '~icons/ic/outline-text-snippet'
import type { UploadType } from '#platform/configuration/documents-browser.model.ts'
import { familyOf } from '../../upload-type.model.ts'

const icons: Record<UploadType, typeof ArticleOutlined> = {
  pdf: PictureAsPdfOutlined,
  image: ImageOutlined,
  word: ArticleOutlined,
  spreadsheet: TableChartOutlined,
  presentation: SlideshowOutlined,
  text: TextSnippetOutlined,
  archive: FolderZipOutlined,
}

/** What kind of file it is, for a glance down the list; its name says it too. */
export function FileIcon({ mime }: { mime: string }) {
  const Icon = icons[familyOf(mime) ?? 'text']
  return <Icon aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
}
