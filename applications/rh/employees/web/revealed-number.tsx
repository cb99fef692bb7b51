import VisibilityOutlined from '~icons/ic/outline-visibility'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Employee } from '../employee.model.ts'
import type { RevealedField } from '../employee-sections.model.ts'
import { employeesCalls } from '../employees.calls.ts'

type Props = { employee: Employee; field: RevealedField; masked: string }

/** A masked number, and the eye that shows it: each look is written down. */
export function RevealedNumber({ employee: { id }, field, masked }: Props) {
  const t = useT()
  const [whole, setWhole] = useState<string | null>(null)
  const { send, isSending } = useSend(employeesCalls.revealOfEmployee, { staysOnPage: true })
  const show = async () => setWhole((await send({ id, field })).value)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: { sm: 'nowrap' } }}>
        {whole ?? masked.replaceAll('*', '•')}
      </Box>
      {!whole && (
        <Tooltip title={t('rh.employee.reveal')}>
          <IconButton size="small" aria-label={t('rh.employee.reveal')} loading={isSending} onClick={show}>
            <VisibilityOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
