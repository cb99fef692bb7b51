import Tooltip from '@mui/material/Tooltip'
import { useFormat } from '../use-format.ts'

/** An instant as one says it (`hier à 17 h 12`), with the exact time in the tooltip. */
export function Moment({ instant }: { instant: string | null | undefined }) {
  const { moment, exactly } = useFormat()
  if (!instant) return '—'
  return (
    <Tooltip title={exactly(instant)}>
      <time dateTime={instant}>{moment(instant)}</time>
    </Tooltip>
  )
}
