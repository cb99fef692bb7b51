import VisibilityOutlined from '~icons/ic/outline-visibility'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'

type Props = { paper: EmployeeDocument; maySee: boolean }

/** The number of a paper; that of a sensitive one is shown whole to who asks and holds the right. */
export function NumberOfPaper({ paper: { id, identificationNumber, isSensitive }, maySee }: Props) {
  const t = useT()
  const [whole, setWhole] = useState<string | null>(null)
  const { send, isSending } = useSend(employeeDocumentsCalls.revealDocumentNumber, { staysOnPage: true })
  if (identificationNumber === null) return null
  const show = async () => setWhole((await send({ documentId: id })).value)
  const shown = whole ?? identificationNumber.replaceAll('*', '•')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('rh.documents.number-of', { number: `\u2066${shown}\u2069` })}
      </Typography>
      {isSensitive && maySee && !whole && (
        <Tooltip title={t('rh.documents.reveal-number')}>
          <IconButton size="small" aria-label={t('rh.documents.reveal-number')} loading={isSending} onClick={show}>
            <VisibilityOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
