import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'

/** A browser of which nobody has made the first folder. */
export function NoFolder() {
  const t = useT()
  return (
    <Card>
      <Empty title={t('documents.browser.no-folder')} text={t('documents.browser.no-folder-text')} />
    </Card>
  )
}
