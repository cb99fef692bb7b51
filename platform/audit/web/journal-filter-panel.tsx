import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { PersonFilter } from './person-filter.tsx'

const Days = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
const dayOf = (text: string | undefined) => text?.slice(0, 10) ?? ''

/** By person, by what the children choose, support alone, between two days. */
export function JournalFilterPanel({ list, children }: { list: ListState; children?: ReactNode }) {
  const t = useT()
  const { user, support, from, to } = list.filters
  const betweenDays = (days: z.output<typeof Days>) => {
    list.setFilter('from', days.from ?? null)
    list.setFilter('to', days.to ?? null)
  }
  return (
    <>
      <PersonFilter userId={user} onChoose={id => list.setFilter('user', id)} />
      {children}
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
        <DateField name="from" label={t('field.from')} />
        <DateField name="to" label={t('audit.filter.to')} />
      </Form>
    </>
  )
}
