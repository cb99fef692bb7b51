import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'

/** Questionnaires are the configuration's: here one is led to where they are written. */
export function Questionnaires() {
  const t = useT()
  return (
    <Empty
      title={t('rh.offer-rules.questionnaires-where')}
      text={t('rh.offer-rules.questionnaires-text')}
      action={
        <Button component={Link} to="/configuration" variant="outlined">
          {t('rh.offer-rules.configure')}
        </Button>
      }
    />
  )
}
