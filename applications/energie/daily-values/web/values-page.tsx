import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { dailyValuesCalls } from '../daily-values.calls.ts'
import { type PageOfValues, pagesOfValues } from '../values-page.model.ts'
import { ImportDialog } from './import-dialog.tsx'
import { ValueDialog } from './value-dialog.tsx'
import { ValuesCurves } from './values-curves.tsx'
import { ValuesTable } from './values-table.tsx'

const periods = ['1', '3', '12', '24'] as const

/** The values of a page over a period: curve, table, days that are missing; typed or brought from a file. */
export function ValuesPage({ page }: { page: PageOfValues }) {
  const t = useT()
  const { date } = useFormat()
  const { element, step } = pagesOfValues[page]
  const level = useLevel(element)
  const [months, setMonths] = useState<string>(step === 'month' ? '12' : '3')
  const [open, setOpen] = useState<'value' | 'import' | null>(null)
  const today = businessToday()
  const asked = { page, from: today.subtract({ months: Number(months) }).toString(), to: today.toString() }
  const answer = useCall(dailyValuesCalls.getDailyValues, asked, { keepsFormer: true })
  const missing = [...new Set((answer.data ?? []).flatMap(series => series.missing))].toSorted()
  return (
    <Page
      title={t(`energie.values.page.${page}`)}
      context={
        answer.data &&
        (missing[0]
          ? t('energie.values.missing', { count: missing.length, day: date(missing[0]) })
          : t('energie.values.complete'))
      }
      actions={
        level >= 2 && (
          <>
            <Button variant="outlined" onClick={() => setOpen('import')}>
              {t('energie.values.import')}
            </Button>
            <Button variant="contained" onClick={() => setOpen('value')}>
              {t('verb.add')}
            </Button>
          </>
        )
      }
    >
      <Tabs
        label={t('energie.values.period-shown')}
        value={months}
        onChange={setMonths}
        tabs={periods.map(value => ({ value, label: t('energie.values.months', { count: Number(value) }) }))}
      />
      {answer.data && <ValuesCurves series={answer.data} />}
      <ValuesTable page={page} answer={answer} mayCorrect={level >= 3} />
      {open === 'value' && <ValueDialog page={page} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog page={page} onClose={() => setOpen(null)} />}
    </Page>
  )
}
