import Check from '~icons/ic/baseline-check'
import ContentCopy from '~icons/ic/baseline-content-copy'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useT } from '../i18n.ts'

/** Copies a text; for two seconds it says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2000)
  }
  return (
    <Tooltip title={isCopied ? t('kernel.copied') : label}>
      <IconButton size="small" aria-label={label} onClick={copy}>
        {isCopied ? <Check sx={{ fontSize: 16 }} /> : <ContentCopy sx={{ fontSize: 15 }} />}
      </IconButton>
    </Tooltip>
  )
}
