import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useT } from '../i18n.ts'
import { formerPage } from '../navigation.ts'
import { Empty } from './empty.tsx'

/** An address that names nothing, or nothing that one may see: trying again would change nothing. */
export function Absent() {
  const t = useT()
  const former = formerPage()
  return (
    <Box role="alert">
      <Empty
        title={t('kernel.absent.title')}
        text={t('kernel.absent.text')}
        action={
          former && (
            <Button component={Link} to={former} variant="outlined" color="inherit">
              {t('kernel.absent.back')}
            </Button>
          )
        }
      />
    </Box>
  )
}
