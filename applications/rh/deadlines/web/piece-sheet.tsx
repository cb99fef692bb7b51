import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PieceToCheck } from '#rh/document-requests/document-request.model.ts'
import { spokenName } from './names.ts'
import { PieceFile } from './piece-file.tsx'
import { PieceForm } from './piece-form.tsx'
import { RejectDialog } from './reject-dialog.tsx'

/** What was sent, beside what is read on it. */
export function PieceSheet({ piece, onClose }: { piece: PieceToCheck; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const [isRejecting, setIsRejecting] = useState(false)
  const { kindLabel: kind, sentAt, files, isSensitive, can } = piece
  return (
    <SideSheet
      title={spokenName(piece)}
      context={t('rh.request.sheet-context', { kind, moment: moment(sentAt) })}
      width="wide"
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {files.length === 0 && <Alert severity="info">{t('rh.request.not-shown')}</Alert>}
          {isSensitive && files.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('rh.documents.traced')}
            </Typography>
          )}
          {files.map(file => (
            <PieceFile key={file.id} piece={piece} file={file} />
          ))}
        </Box>
        {can.check && (
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <PieceForm
              piece={piece}
              onAccepted={() => {
                alert.success(t('rh.request.accepted'))
                onClose()
              }}
            />
            <Button color="error" variant="outlined" sx={{ justifySelf: 'end' }} onClick={() => setIsRejecting(true)}>
              {t('rh.request.reject')}
            </Button>
          </Box>
        )}
      </Box>
      {isRejecting && (
        <RejectDialog
          piece={piece}
          onClose={() => setIsRejecting(false)}
          onRejected={isTold => {
            alert[isTold ? 'success' : 'warning'](t(isTold ? 'rh.request.rejected' : 'rh.request.rejected-untold'))
            onClose()
          }}
        />
      )}
    </SideSheet>
  )
}
