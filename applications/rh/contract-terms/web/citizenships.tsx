import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { citizenshipsCalls } from '#platform/configuration/citizenships.calls.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'

/** The citizenships that files offer, as the client's configuration words them; whoever configures changes them there. */
export function Citizenships() {
  const t = useT()
  const language = useLanguage()
  const list = useListState({ module: 'rh.citizenships', usualSize: 25 })
  const answer = useCall(citizenshipsCalls.getCitizenships, {})
  return (
    <DataTable
      label={t('field.citizenships')}
      {...wholeTable({
        list,
        answer,
        textOf: ({ label, country }) => `${label} ${countryName(country, language)}`,
        columns: [
          { key: 'label', label: t('field.name'), text: ({ label }) => label },
          { key: 'country', label: t('field.country'), text: ({ country }) => countryName(country, language) },
          {
            key: 'permit',
            label: t('rh.citizenship.permit'),
            text: ({ horsUE, foreigner }) => t(horsUE && foreigner ? 'answer.yes' : 'answer.no'),
            cell: ({ horsUE, foreigner }) =>
              horsUE && foreigner ? <Chip label={t('rh.citizenship.permit-asked')} tone="warning" /> : '—',
            onPhone: 'badge',
          },
          {
            key: 'active',
            label: t('rh.citizenship.offered'),
            text: ({ active }) => t(active ? 'answer.yes' : 'answer.no'),
            hiddenBelow: 'md',
          },
        ],
      })}
      rowId={({ id }) => id}
      rowName={({ label }) => label}
      searchBy={t('rh.term.search')}
      empty={{
        title: t('rh.citizenship.none'),
        text: t('rh.citizenship.none-text'),
        action: (
          <Button component={Link} to="/configuration" variant="outlined">
            {t('rh.citizenship.configure')}
          </Button>
        ),
      }}
    />
  )
}
