import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import Box from '@mui/material/Box'
import { coefficientsCalls } from '#rh/contract-terms/coefficients.calls.ts'
import { referenceListsCalls } from '#rh/contract-terms/reference-lists.calls.ts'
import { salariesCalls } from '#rh/contract-terms/salaries.calls.ts'
import { typesOfContractCalls } from '#rh/contract-terms/types-of-contract.calls.ts'
import { workTimesCalls } from '#rh/contract-terms/work-times.calls.ts'
import type { Position, PositionCompanies } from '../position.model.ts'

const column = { display: 'grid', gap: 2, pt: 0.5 }

/** What the position is, and what it proposes to a contract. */
export function PositionFields({ position, companies }: { position: Position | null; companies: PositionCompanies }) {
  const t = useT()
  const { data: csps = [], isPending } = useCall(referenceListsCalls.getCsps, {}, { staleTime: Infinity })
  const choices = companies.companies.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SectionCard title={t('field.description')}>
        <Box sx={column}>
          <TextField name="position.name" label={t('rh.position.name')} autoFocus={!position} />
          <TextField name="position.description" label={t('field.description')} multiline minRows={3} />
          <AutocompleteField
            name="csp"
            label={t('rh.field.cspCode')}
            help={t('rh.position.csp-help')}
            isLoading={isPending}
            suggestions={csps.map(({ code, label }) => ({ value: code, label: `${code} · ${label}` }))}
          />
          {(choices.length > 1 || !companies.everyCompany) && (
            <ManyField
              name="position.companyIds"
              label={t('field.companies')}
              help={t(companies.everyCompany ? 'rh.position.companies-help' : 'rh.position.companies-own')}
              suggestions={choices}
            />
          )}
        </Box>
      </SectionCard>
      <SectionCard title={t('rh.position.terms')}>
        <ProposedTerms tellsPay={position === null || position.salaryId !== undefined} />
      </SectionCard>
    </Box>
  )
}

/** Live terms alone can be chosen; one that was archived since stays until another is chosen. */
function ProposedTerms({ tellsPay }: { tellsPay: boolean }) {
  const t = useT()
  const types = useCall(typesOfContractCalls.getTypesOfContracts, { archived: 'true' }, { staysOnPage: true }).data
  const times = useCall(workTimesCalls.getWorkTimes, { archived: 'true' }, { staysOnPage: true }).data
  const coefficients = useCall(coefficientsCalls.getCoefficients, { archived: 'true' }, { staysOnPage: true }).data
  const salaries = useCall(salariesCalls.getSalaries, { archived: 'true' }, { staysOnPage: true }).data
  const choices = (terms: readonly { id: string; label: string; archivedAt: string | null }[] = []) =>
    terms.map(({ id, label, archivedAt }) => ({
      value: id,
      label: archivedAt ? t('rh.term.name-archived', { name: label }) : label,
    }))
  return (
    <Box sx={column}>
      <AutocompleteField
        name="position.typeOfContractId"
        label={t('rh.field.typeOfContract')}
        suggestions={choices(types?.map(type => ({ ...type, label: type.libelle })))}
      />
      <AutocompleteField name="position.workTimeId" label={t('rh.field.workTime')} suggestions={choices(times)} />
      {tellsPay && (
        <>
          <AutocompleteField
            name="position.coefficientId"
            label={t('rh.field.coefficient')}
            suggestions={choices(coefficients)}
          />
          <AutocompleteField name="position.salaryId" label={t('rh.field.salary')} suggestions={choices(salaries)} />
        </>
      )}
    </Box>
  )
}
