import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import { citizenshipsCalls } from '../../citizenships.calls.ts'
import { usualCitizenships } from '../../usual-citizenships.model.ts'
import { OrderedList } from '../ordered-list.tsx'
import { moveBy } from '../move-by.ts'
import { CitizenshipDialog } from './citizenship-dialog.tsx'
import { CitizenshipRow } from './citizenship-row.tsx'

/** The citizenships that forms offer, in their order. */
export function CitizenshipsEditor() {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(citizenshipsCalls.getCitizenships, {})
  const [edited, setEdited] = useRowInHand(data, ({ id }) => id)
  const move = moveBy(citizenshipsCalls.moveCitizenship)
  const usual = useSend(citizenshipsCalls.addUsualCitizenships, {
    staysOnPage: true,
    onDone: () => alert.success(t('configuration.citizenships.usual-added')),
  })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const there = new Set(data.map(({ country }) => country))
  const missing = usualCitizenships.filter(({ country }) => !there.has(country)).length
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
        {t('configuration.citizenships.add')}
      </Button>
      {missing > 0 && (
        <Button variant="outlined" color="inherit" loading={usual.isSending} onClick={() => usual.start({})}>
          {t('configuration.citizenships.usual', { count: missing })}
        </Button>
      )}
    </Box>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty
          title={t('configuration.citizenships.none')}
          text={t('configuration.citizenships.none-text')}
          action={actions}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {actions}
          <OrderedList label={t('field.citizenships')} items={data} nameOf={({ label }) => label} onMove={move}>
            {citizenship => <CitizenshipRow citizenship={citizenship} onEdit={() => setEdited(citizenship)} />}
          </OrderedList>
        </Box>
      )}
      {edited && (
        <CitizenshipDialog
          there={there}
          {...(edited !== 'new' && { citizenship: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
