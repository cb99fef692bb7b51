import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { rightsCalls } from '../../rights.calls.ts'

type Props = { userId: string; elementId: number; onExplain: () => void }

/** Where the rights of the person beside the columns come from, on the element that is looked at. */
export function FollowedPerson({ userId, elementId, onExplain }: Props) {
  const t = useT()
  const { data } = useCall(rightsCalls.explainRight, { userId, elementId }, { staysOnPage: true })
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ minHeight: 54, alignItems: 'center', bgcolor: 'background.paper' }}
      action={
        <Button size="small" onClick={onExplain}>
          {t('rights.explain')}
        </Button>
      }
    >
      {data?.sentence ?? '…'}
    </Alert>
  )
}
