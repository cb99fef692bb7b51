import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { pointsCalls } from '../points.calls.ts'

type Report = AnswerOf<typeof pointsCalls.importPoints>
type File = { fileName: string; text: string }
type How = { stamp: 'start' | 'end'; unit: 'w' | 'kw'; replaces: boolean }
type Tried = { file: File; report: Report }
type Props = { meter: { id: string; name: string }; onClose: () => void }

const rule = { types: ['text/csv', 'text/plain', '.csv'], maxBytes: 1_000_000 }

/** A load curve is tried first, as its source writes it: what it would write, what stands there, what cannot be read. */
export function ImportDialog({ meter, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { number } = useFormat()
  const { send } = useSend(pointsCalls.importPoints, { staysOnPage: true })
  const [how, setHow] = useState<How>({ stamp: 'start', unit: 'kw', replaces: false })
  const [tried, setTried] = useState<Tried | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = async (file: File, next: How) => {
    setFailure(null)
    try {
      setTried({ file, report: await send({ ...file, ...next, meterId: meter.id, dryRun: true }) })
    } catch (error) {
      setTried(null)
      setFailure((error as Error).message)
    }
  }
  const change = (changes: Partial<How>) => {
    const next = { ...how, ...changes }
    setHow(next)
    if (tried) void attempt(tried.file, next)
  }
  const write = async ({ file }: Tried) => {
    const { written } = await send({ ...file, ...how, meterId: meter.id, dryRun: false })
    alert.success(t('energie.points.was-written', { points: number(written) }))
    onClose()
  }
  return (
    <Dialog title={`${t('energie.points.import')} · ${meter.name}`} onClose={onClose} width="sm">
      <FilterSelect
        fillsItsPlace
        label={t('energie.points.stamp')}
        chosen={how.stamp}
        onChoose={value => change({ stamp: value === 'end' ? 'end' : 'start' })}
        choices={(['start', 'end'] as const).map(value => ({ value, label: t(`energie.points.stamp.${value}`) }))}
      />
      <FilterSelect
        fillsItsPlace
        label={t('energie.points.unit')}
        chosen={how.unit}
        onChoose={value => change({ unit: value === 'w' ? 'w' : 'kw' })}
        choices={[
          { value: 'kw', label: 'kW' },
          { value: 'w', label: 'W' },
        ]}
      />
      <FormControlLabel
        label={t('energie.points.replaces')}
        control={<Checkbox checked={how.replaces} onChange={(_, replaces) => change({ replaces })} />}
      />
      <FileDrop
        label={t('energie.points.drop')}
        choose={t('verb.chooseFile')}
        rule={rule}
        onFiles={async ([file]) => {
          if (file) await attempt({ fileName: file.name, text: await file.text() }, how)
        }}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      {tried && <Told {...tried} />}
      {tried && tried.report.written > 0 && (
        <Button variant="contained" onClick={() => void write(tried)}>
          {t('energie.points.write', { points: number(tried.report.written) })}
        </Button>
      )}
    </Dialog>
  )
}

function Told({ file, report }: Tried) {
  const t = useT()
  const { number, moment } = useFormat()
  const { read, written, same, different, missing, otherDirection, gaps, differences, faults } = report
  const counts = { read, written, same, different, missing }
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>{file.fileName}</Typography>
      <Typography>
        {t(
          'energie.points.report',
          Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, number(count)])),
        )}
      </Typography>
      {otherDirection > 0 && (
        <Typography>{t('energie.points.direction-left-out', { lines: number(otherDirection) })}</Typography>
      )}
      {gaps.slice(0, 5).map(({ from, to }) => (
        <Typography key={from} color="warning">
          {t('energie.points.hole', { from: moment(from), to: moment(to) })}
        </Typography>
      ))}
      {differences.slice(0, 5).map(({ at, standing, brought }) => (
        <Typography key={at} color="warning">
          {`${moment(at)} : ${number(standing)} → ${number(brought)} kW`}
        </Typography>
      ))}
      {faults.slice(0, 5).map(({ line, reason }) => (
        <Typography key={`${line} ${reason}`} color="error">
          {t(`energie.points.fault.${reason}`, { line })}
        </Typography>
      ))}
    </div>
  )
}
