import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import type { EditorProps } from '../../component-editor.slot.ts'
import { optionListsCalls } from '../../option-lists.calls.ts'
import { moveBy } from '../move-by.ts'
import { OrderedList } from '../ordered-list.tsx'
import { OptionListDialog } from './option-list-dialog.tsx'
import { OptionListRow } from './option-list-row.tsx'

/** Lists of choices in the client's own words. */
export function OptionListsEditor({ component: { elementId } }: EditorProps) {
  const t = useT()
  const { data, error, refetch } = useCall(optionListsCalls.getOptionLists, { elementId })
  const [edited, setEdited] = useRowInHand(data, ({ id }) => id)
  const move = moveBy(optionListsCalls.moveOptionList)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('configuration.lists.add')}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty title={t('configuration.lists.none')} text={t('configuration.lists.none-text')} action={add} />
      ) : (
        <Box>
          <OrderedList label={t('configuration.lists.title')} items={data} nameOf={({ label }) => label} onMove={move}>
            {list => <OptionListRow list={list} onEdit={() => setEdited(list)} />}
          </OrderedList>
          <Box sx={{ mt: 1.5 }}>{add}</Box>
        </Box>
      )}
      {edited && (
        <OptionListDialog
          elementId={elementId}
          {...(edited !== 'new' && { list: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
