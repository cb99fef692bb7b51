import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Fixed, ImportRun, Mapping, ModelOffer } from '../import.model.ts'
import type { ImportDesk } from './import-desk.ts'
import { ClosedColumns } from './closed-columns.tsx'
import { FirstRows } from './first-rows.tsx'
import { ForAllLines } from './for-all-lines.tsx'
import { MappingRow } from './mapping-row.tsx'
import { useCheck } from './use-check.ts'

type Props = { desk: ImportDesk; run: ImportRun; model: ModelOffer }

/** Which column of the file feeds which field; what was recognised is proposed, and anything can be changed. */
export function MappingCard({ desk, run, model }: Props) {
  const t = useT()
  const [mapping, setMapping] = useState<Mapping>(() => openTo(model, run.mapping))
  const { check, isChecking, refusal } = useCheck(desk, run)
  const [chosen, setChosen] = useState<Fixed>(run.fixed)
  const fixed = Object.fromEntries(
    Object.entries(chosen).filter(
      ([key, value]) => mapping[key] === undefined && run.choices[key]?.some(choice => choice.value === value),
    ),
  )
  const missing = model.columns.filter(
    ({ key, required }) => required && mapping[key] === undefined && fixed[key] === undefined,
  )

  const feed = (index: number, column: string) => {
    const others = Object.entries(mapping).filter(([key, from]) => from !== index && key !== column)
    setMapping(Object.fromEntries(column === '' ? others : [...others, [column, index]]))
  }

  return (
    <SectionCard
      title={t('imports.mapping.title')}
      actions={
        <Button
          variant={run.state === 'checked' ? 'outlined' : 'contained'}
          disabled={isChecking || missing.length > 0}
          onClick={() => check({ mapping, fixed })}
        >
          {t(run.state === 'checked' ? 'imports.check.again' : 'imports.check.go')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('imports.mapping.text')}</Typography>
      {isChecking && (
        <Box role="status" sx={{ mb: 2 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t('imports.check.running')}
          </Typography>
          <LinearProgress aria-label={t('imports.check.running')} />
        </Box>
      )}
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      {run.isRemembered && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('imports.mapping.remembered')}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('imports.mapping.required-missing', { columns: missing.map(({ label }) => label).join(', ') })}
        </Alert>
      )}
      <ClosedColumns model={model} />
      <ForAllLines
        columns={model.columns.filter(({ key }) => run.choices[key] && mapping[key] === undefined)}
        choices={run.choices}
        fixed={fixed}
        onChoose={setChosen}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {run.columns.map(column => (
          <MappingRow
            key={column.index}
            column={column}
            model={model}
            chosen={Object.entries(mapping).find(([, from]) => from === column.index)?.[0] ?? ''}
            guess={run.guesses.find(({ index }) => index === column.index)}
            onChoose={chosen => feed(column.index, chosen)}
          />
        ))}
      </Box>
      <FirstRows run={run} />
    </SectionCard>
  )
}

/** Without what a colleague of more rights had mapped. */
function openTo({ columns }: ModelOffer, mapping: Mapping): Mapping {
  const closed = new Set(columns.flatMap(({ key, closed: why }) => (why === undefined ? [] : [key])))
  return Object.fromEntries(Object.entries(mapping).filter(([key]) => !closed.has(key)))
}
