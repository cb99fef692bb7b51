import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { sentenceOfPermit } from '#rh/work-permits/permit-in-words.model.ts'
import type { Employee } from '../employee.model.ts'

/** Above the file of somebody who may not work: why, and the way to the papers. */
export function PermitAlert({ employee: { permit, status, situation } }: { employee: Employee }) {
  const t = useT()
  const { date } = useFormat()
  const { label, tone } = sentenceOfPermit(permit)
  if (tone !== 'error' || status === 'archived' || situation === 'left') return null
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to="?tab=documents">
          {t('rh.permit.see-papers')}
        </Button>
      }
    >
      {t(label, { date: date(permit.expirationDate) })}
    </Alert>
  )
}
