import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSuggestions } from '#kernel/web/kit/use-suggestions.ts'
import type { RightEvent } from '../../right.model.ts'
import { rightsCalls } from '../../rights.calls.ts'
import { LevelLine, LevelLines } from '../level-line.tsx'
import { LevelChange } from './level-change.tsx'
import { leavesFree, type MatrixColumn, type Setting } from './matrix-column.ts'
import { wayTo } from './matrix-tree.ts'
import type { Matrix } from './use-matrix.ts'
import type { Place } from './use-set-cells.ts'

type Props = { matrix: Matrix; place: Partial<Place>; onClose: () => void }

/** Who set a cell to what, and when. */
export function HistoryDialog({ matrix: { tree, columns }, place, onClose }: Props) {
  const t = useT()
  const { noOptionsText, openText, closeText } = useSuggestions()
  const scopes = [...new Map(columns.map(column => [column.scopeId, column])).values()]
  const [scopeId, setScopeId] = useState(place.column?.scopeId ?? scopes[0]?.scopeId ?? '')
  const [elementId, setElementId] = useState(place.element?.id ?? tree.elements[0]?.id ?? 0)
  const column = scopes.find(known => known.scopeId === scopeId)
  const element = tree.node(elementId)
  const elements = tree.elements.map(known => ({ value: known.id, label: wayTo(tree, known) }))
  return (
    <Dialog title={t('field.history')} width="sm" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' }, pt: 1, mb: 2 }}>
        <Autocomplete
          {...{ noOptionsText, openText, closeText }}
          disableClearable
          options={elements}
          value={elements.find(({ value }) => value === elementId)}
          onChange={(_, { value }) => setElementId(value)}
          renderInput={params => <TextField {...params} label={t('field.element')} />}
        />
        {scopes.length > 1 && (
          <TextField
            select
            label={t('field.column')}
            value={scopeId}
            onChange={({ target }) => setScopeId(target.value)}
          >
            {scopes.map(known => (
              <MenuItem key={known.scopeId} value={known.scopeId}>
                {known.name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {column && element && <Events column={column} elementId={elementId} kind={element.kind} />}
    </Dialog>
  )
}

type EventsProps = { column: MatrixColumn; elementId: number; kind: 'MODULE' | 'PAGE' | 'ACTION' | 'FIELDS' }

function Events({ column, elementId, kind }: EventsProps) {
  const t = useT()
  const { scope, scopeId } = column
  const { data, error, refetch } = useCall(
    rightsCalls.getRightHistory,
    { scope, scopeId, elementId },
    { staysOnPage: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={4} />
  if (data.length === 0) return <Empty title={t('rights.history.none')} text={t('rights.history.none-text')} />
  const said = (event: RightEvent, level: number | null) =>
    level === null && !leavesFree({ scope, part: event.what }) ? 0 : (level as Setting)
  return (
    <LevelLines>
      {data.map(event => (
        <LevelLine
          key={event.id}
          what={
            <>
              <bdi>{event.actor}</bdi> {event.support && <Chip label={t('field.support')} tone="error" />}
            </>
          }
          context={
            <>
              <Moment instant={event.at} />
              {event.what === 'userCeiling' && ` · ${t('rights.part.userCeiling')}`}
            </>
          }
        >
          <LevelChange kind={kind} from={said(event, event.before)} to={said(event, event.after)} />
        </LevelLine>
      ))}
    </LevelLines>
  )
}
