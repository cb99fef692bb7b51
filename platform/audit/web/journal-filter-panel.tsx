import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { z } from 'zod'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { useSuggestions } from '#kernel/web/kit/use-suggestions.ts'
import { auditCalls } from '../audit.calls.ts'
import { PersonFilter } from './person-filter.tsx'

const Days = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
const dayOf = (text: string | undefined) => text?.slice(0, 10) ?? ''

/** By person, by kind of thing, support alone, between two days. */
export function JournalFilterPanel({ list }: { list: ListState }) {
  const t = useT()
  const { user, table, support, from, to } = list.filters
  const betweenDays = (days: z.output<typeof Days>) => {
    list.setFilter('from', days.from ?? null)
    list.setFilter('to', days.to ?? null)
  }
  return (
    <>
      <PersonFilter userId={user} onChoose={id => list.setFilter('user', id)} />
      <TableFilter table={table} onChoose={chosen => list.setFilter('table', chosen)} />
      <FormControlLabel
        control={
          <Checkbox
            checked={support === 'true'}
            onChange={(_, isTicked) => list.setFilter('support', isTicked ? 'true' : null)}
          />
        }
        label={t('audit.filter.support')}
      />
      <Form
        key={`${from} ${to}`}
        schema={Days}
        values={{ from: dayOf(from), to: dayOf(to) }}
        submit={t('audit.filter.apply')}
        onSubmit={betweenDays}
        asksBeforeLeaving={false}
      >
        <DateField name="from" label={t('audit.filter.from')} />
        <DateField name="to" label={t('audit.filter.to')} />
      </Form>
    </>
  )
}

type TableFilterProps = { table: string | undefined; onChoose: (table: string | null) => void }

function TableFilter({ table, onChoose }: TableFilterProps) {
  const t = useT()
  const suggestions = useSuggestions()
  const { data } = useCall(auditCalls.getAuditedTables, {}, { staysOnPage: true })
  const options = (data ?? []).map(({ name, label }) => ({ value: name, label }))
  return (
    <Autocomplete
      {...suggestions}
      options={options}
      value={options.find(({ value }) => value === table) ?? null}
      onChange={(_, chosen) => onChoose(chosen?.value ?? null)}
      renderInput={params => <TextField {...params} label={t('audit.table')} />}
    />
  )
}
