import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'

type Props = { what: 'contact' | 'group' | 'message'; error: Error; onRetry: () => void; back: string }

/** An address that names nothing for the reader, or something that could not be fetched. */
export function NothingThere({ what, error, onRetry, back }: Props) {
  const t = useT()
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status)
  return (
    <Page title={t(`directory.${what}.title`)}>
      <Card>
        {isUnknown ? (
          <Empty
            title={t(`directory.${what}.unknown`)}
            text={t(`directory.${what}.unknown-text`)}
            action={
              <Button component={Link} to={back} variant="contained">
                {t(`directory.${what}.back`)}
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
