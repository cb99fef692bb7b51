import FileDownloadOutlined from '~icons/ic/outline-file-download'
import PictureAsPdfOutlined from '~icons/ic/outline-picture-as-pdf'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'

type Format = 'pdf' | 'csv'

/** The register as a file; while one is made the other waits. */
export function ExportButtons({ onExport }: { onExport: (format: Format) => Promise<void> }) {
  const t = useT()
  const [taking, setTaking] = useState<Format | null>(null)
  const take = async (format: Format) => {
    setTaking(format)
    try {
      await onExport(format)
    } catch (failure) {
      raiseAlert({ kind: 'error', text: (failure as ApiError).message })
    } finally {
      setTaking(null)
    }
  }
  const button = (format: Format) => ({
    loading: taking === format,
    disabled: taking !== null,
    onClick: () => void take(format),
  })
  return (
    <>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} {...button('csv')}>
        {t('rh.register.export-csv')}
      </Button>
      <Button variant="contained" startIcon={<PictureAsPdfOutlined />} {...button('pdf')}>
        {t('rh.register.export-pdf')}
      </Button>
    </>
  )
}
