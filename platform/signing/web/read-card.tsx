import CheckCircle from '~icons/ic/baseline-check-circle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { raiseAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { saveFile } from '#kernel/web/save-file.ts'
import type { DocumentInside } from './signing-progress.model.ts'
import type { Signing } from './use-signing.ts'

type Props = {
  document: DocumentInside
  signing: Signing
  onReread: () => void
  /** Of one that may be left out without the others. */
  onDecline: (() => void) | undefined
}

/** A document that was read to its end, to be read again or kept. */
export function ReadCard({ document, signing, onReread, onDecline }: Props) {
  const t = useT()
  const { id, name, pages } = document
  const download = () =>
    signing.documentOf(id).then(
      ({ name: fileName, blob }) => saveFile(fileName, blob),
      (failure: ApiError) => raiseAlert({ kind: 'error', text: failure.message }),
    )
  return (
    <Card sx={{ p: 1.5, display: 'flex', gap: 1.75, alignItems: 'center' }}>
      <Sheet />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'primary.main', fontWeight: 600 }}
        >
          <CheckCircle aria-hidden sx={{ fontSize: 18 }} />
          {t('signing.read-page', { pages })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
          <Button size="small" sx={{ minHeight: 44 }} onClick={onReread}>
            {t('signing.reread')}
          </Button>
          <Button size="small" sx={{ minHeight: 44 }} onClick={() => void download()}>
            {t('verb.download')}
          </Button>
          {onDecline && (
            <Button size="small" color="error" sx={{ minHeight: 44 }} onClick={onDecline}>
              {t('signing.refuse-one')}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  )
}

/** A page, seen from afar. */
const Sheet = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 68 92"
    sx={{ width: 58, flexShrink: 0, border: 1, borderColor: 'divider', borderRadius: '4px', color: 'text.disabled' }}
  >
    <g fill="currentColor">
      <rect x="9" y="10" width="30" height="4" rx="2" />
      {[22, 30, 38, 46].map(y => (
        <rect key={y} x="9" y={y} width={y === 46 ? 34 : 48} height="2.4" rx="1.2" opacity="0.55" />
      ))}
    </g>
    <rect x="9" y="64" width="50" height="16" rx="2" fill="none" stroke="currentColor" strokeDasharray="3 2" />
  </Box>
)
