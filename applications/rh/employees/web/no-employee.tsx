import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { employeesAddress } from './employee-addresses.ts'

type Props = { error: Error; isNobody: boolean; onRetry: () => void }

/** No file to show: nobody has this id for the reader, or it could not be fetched. */
export function NoEmployee({ error, isNobody, onRetry }: Props) {
  const t = useT()
  return (
    <Page title={t(isNobody ? 'rh.employee.nobody' : 'rh.employee.title')}>
      <Card>
        {isNobody ? (
          <Empty
            title={t('rh.employee.nobody-title')}
            text={t('rh.employee.nobody-text')}
            action={
              <Button component={Link} to={employeesAddress} variant="contained">
                {t('rh.employee.back-to-list')}
              </Button>
            }
          />
        ) : (
          <Failed error={error} onRetry={onRetry} />
        )}
      </Card>
    </Page>
  )
}
