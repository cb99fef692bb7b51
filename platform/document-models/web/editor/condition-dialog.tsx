import Add from '~icons/ic/baseline-add'
import Delete from '~icons/ic/outline-delete'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { operators, operatorsAlone, type Operator, type Test, type Tests } from '../../body.model.ts'
import { useCatalogue, variablesOf } from './catalogue.ts'

type Props = { tests: Tests; onSave: (tests: Tests) => void; onClose: () => void }

const mostTests = 5

/** What a block is shown for: one to five tests, of which all or any must hold. */
export function ConditionDialog({ tests: given, onSave, onClose }: Props) {
  const t = useT()
  const [first] = variablesOf(useCatalogue())
  const unsaid: Test = { path: first?.path ?? 'employee.name', operator: 'filled', value: '' }
  const [tests, setTests] = useState<Test[]>(given.tests.length > 0 ? given.tests : [unsaid])
  const [match, setMatch] = useState(given.match)
  const change = (index: number, more: Partial<Test>) =>
    setTests(tests.map((test, at) => (at === index ? { ...test, ...more } : test)))
  const save = () => {
    onSave({ match, tests })
    onClose()
  }
  return (
    <Dialog
      title={t('document-models.condition')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('verb.cancel')}</Button>
          <Button variant="contained" onClick={save}>
            {t('document-models.apply')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {tests.length > 1 && (
          <TextField
            select
            label={t('document-models.match')}
            value={match}
            onChange={event => setMatch(event.target.value as Tests['match'])}
          >
            <MenuItem value="all">{t('document-models.match-all')}</MenuItem>
            <MenuItem value="any">{t('document-models.match-any')}</MenuItem>
          </TextField>
        )}
        {tests.map((test, index) => (
          <OneTest
            // biome-ignore lint/suspicious/noArrayIndexKey: a test is what stands at its place.
            key={index}
            test={test}
            onChange={more => change(index, more)}
            onRemove={tests.length > 1 ? () => setTests(tests.filter((_, at) => at !== index)) : undefined}
          />
        ))}
        {tests.length < mostTests && (
          <Button startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => setTests([...tests, unsaid])}>
            {t('document-models.add-test')}
          </Button>
        )}
      </Box>
    </Dialog>
  )
}

type OneProps = { test: Test; onChange: (more: Partial<Test>) => void; onRemove: (() => void) | undefined }

function OneTest({ test, onChange, onRemove }: OneProps) {
  const t = useT()
  const variables = variablesOf(useCatalogue())
  const chosen = variables.find(({ path }) => path === test.path)
  const isDate = chosen?.type === 'date'
  return (
    <Box sx={{ display: 'grid', gap: 1, alignItems: 'center', gridTemplateColumns: { sm: '2fr 1.4fr 1.4fr auto' } }}>
      <Autocomplete
        options={variables}
        value={chosen ?? null}
        groupBy={({ of }) => of}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ path }) => path}
        disableClearable={chosen !== undefined}
        onChange={(_, now) => now && onChange({ path: now.path })}
        renderInput={params => <TextField {...params} label={t('document-models.variable')} />}
      />
      <TextField
        select
        label={t('document-models.operator')}
        value={test.operator}
        onChange={event => onChange({ operator: event.target.value as Operator })}
      >
        {operators.map(operator => (
          <MenuItem key={operator} value={operator}>
            {t(`document-models.operator.${operator}`)}
          </MenuItem>
        ))}
      </TextField>
      {!operatorsAlone.includes(test.operator) && (
        <TextField
          label={t('field.value')}
          type={isDate ? 'date' : 'text'}
          value={test.value}
          onChange={event => onChange({ value: event.target.value })}
          slotProps={{ inputLabel: isDate ? { shrink: true } : {} }}
        />
      )}
      {onRemove && (
        <IconButton aria-label={t('document-models.remove-test')} onClick={onRemove} sx={{ gridColumn: { sm: 4 } }}>
          <Delete />
        </IconButton>
      )}
    </Box>
  )
}
