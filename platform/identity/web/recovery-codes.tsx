import ContentCopy from '~icons/ic/baseline-content-copy'
import DownloadOutlined from '~icons/ic/outline-download'
import PrintOutlined from '~icons/ic/outline-print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { saveFile } from '#kernel/web/save-file.ts'

/** On paper nothing but the codes, and what they are for. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#recovery-codes, #recovery-codes *': { visibility: 'visible' },
    '#recovery-codes': { position: 'fixed', insetInlineStart: 0, top: 0 },
  },
} as const

/** The codes that replace a lost telephone: shown once, so nobody goes on before saying that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => unknown }) {
  const t = useT()
  const alert = useAlert()
  const [isKept, setIsKept] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const text = codes.join('\n')

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    alert.success(t('identity.recovery.copied'))
  }
  const leave = async () => {
    setIsLeaving(true)
    await onKept()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GlobalStyles styles={onPaper} />
      <Box id="recovery-codes" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {t('identity.recovery.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('identity.recovery.text')}
        </Typography>
        <Box
          component="ol"
          dir="ltr"
          sx={{
            m: 0,
            p: 2,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 155px), 1fr))',
            gap: 1,
            listStyle: 'none',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '0.8125rem',
            whiteSpace: 'nowrap',
          }}
        >
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" startIcon={<ContentCopy />} onClick={copy}>
          {t('identity.recovery.copy')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlined />}
          onClick={() => saveFile(t('identity.recovery.file'), new Blob([text], { type: 'text/plain' }))}
        >
          {t('verb.download')}
        </Button>
        <Button variant="outlined" color="inherit" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {t('identity.recovery.print')}
        </Button>
      </Box>
      <FormControlLabel
        label={t('identity.recovery.kept')}
        control={<Checkbox checked={isKept} onChange={(_, checked) => setIsKept(checked)} />}
      />
      <Button variant="contained" size="large" disabled={!isKept} loading={isLeaving} onClick={leave}>
        {t('verb.continue')}
      </Button>
    </Box>
  )
}
