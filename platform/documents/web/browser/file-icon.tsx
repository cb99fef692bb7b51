import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined'
import TableChartOutlined from '@mui/icons-material/TableChartOutlined'
import TextSnippetOutlined from '@mui/icons-material/TextSnippetOutlined'
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
