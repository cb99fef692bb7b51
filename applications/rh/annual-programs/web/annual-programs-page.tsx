import Add from '~icons/ic/baseline-add'
import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Print from '~icons/ic/outline-print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import { type AnnualProgram, firstYear, lastYear } from '../annual-programs.model.ts'
import { PeopleOfProgram } from './people-of-program.tsx'
import { ProgramCard } from './program-card.tsx'
import { ProgramDialog } from './program-dialog.tsx'

type Open = { kind: 'new'; copyOf: AnnualProgram | null } | { kind: 'edit'; program: AnnualProgram } | null

/** The weeks of the year of each group, high and low, against the hours that the law counts; then its people, one by one. */
export function AnnualProgramsPage() {
  const t = useT()
  const address = useAddress<'annee' | 'societe' | 'programme'>()
  const year = yearIn(address.of('annee'))
  const companyId = address.of('societe')
  const { data: choices } = useCall(annualProgramsCalls.getAnnualChoices, {})
  const { data, error, refetch } = useCall(
    annualProgramsCalls.getAnnualPrograms,
    { year, ...(companyId && { companyId }) },
    { keepsFormer: true },
  )
  const [open, setOpen] = useState<Open>(null)
  const programs = data?.programs ?? []
  const inHand = programs.find(({ id }) => id === address.of('programme')) ?? programs[0]
  const writes = choices?.companies.some(({ can }) => can.write) ?? false
  const add = writes && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ kind: 'new', copyOf: null })}>
      {t('rh.annual.new')}
    </Button>
  )
  return (
    <Page
      title={t('rh.annual.title')}
      context={t('rh.annual.context')}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'flex-end',
            '@media print': { display: 'none' },
          }}
        >
          <YearArrows year={year} onGo={next => address.change({ annee: String(next), programme: null })} />
          {choices && choices.companies.length > 1 && (
            <FilterSelect
              label={t('field.company')}
              choices={choices.companies.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={companyId}
              onChoose={chosen => address.change({ societe: chosen, programme: null })}
              all={t('field.allCompanies')}
            />
          )}
          {programs.length > 0 && (
            <Button startIcon={<Print />} onClick={() => window.print()}>
              {t('rh.annual.print')}
            </Button>
          )}
          {add}
        </Box>
      }
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={6} />}
      {data && programs.length === 0 && (
        <Empty title={t('rh.annual.none', { year })} text={t('rh.annual.none-text')} action={add} />
      )}
      {programs.map(program => (
        <ProgramCard
          key={`${program.id} ${program.version}`}
          program={program}
          isInHand={program.id === inHand?.id}
          onTake={() => address.change({ programme: program.id })}
          onEdit={() => setOpen({ kind: 'edit', program })}
          onCopy={() => setOpen({ kind: 'new', copyOf: program })}
        />
      ))}
      {inHand && <PeopleOfProgram key={inHand.id} program={inHand} />}
      {open && choices && (
        <ProgramDialog
          choices={choices}
          year={year}
          program={open.kind === 'edit' ? open.program : null}
          copyOf={open.kind === 'new' ? open.copyOf : null}
          onClose={() => setOpen(null)}
          onMade={({ id, firstDay }) => address.change({ annee: firstDay.slice(0, 4), programme: id })}
        />
      )}
    </Page>
  )
}

function YearArrows({ year, onGo }: { year: number; onGo: (year: number) => void }) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton aria-label={t('rh.annual.year-before')} disabled={year <= firstYear} onClick={() => onGo(year - 1)}>
        <ChevronLeft sx={turnsWithLanguage} />
      </IconButton>
      <Typography component="span" aria-live="polite" sx={{ fontWeight: 600, minWidth: 48, textAlign: 'center' }}>
        {year}
      </Typography>
      <IconButton aria-label={t('rh.annual.year-after')} disabled={year >= lastYear} onClick={() => onGo(year + 1)}>
        <ChevronRight sx={turnsWithLanguage} />
      </IconButton>
    </Box>
  )
}

function yearIn(text: string | null) {
  const year = Number(text ?? Number.NaN)
  return Number.isInteger(year) && firstYear <= year && year <= lastYear ? year : businessToday().year
}
