import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { CompanySheet } from '../../company.model.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { PeopleInBrief } from '../people-in-brief.tsx'

type Props = {
  company: CompanySheet
  /** Absent where nothing may be changed. */
  onEdit: (() => void) | undefined
  onManagers: (() => void) | undefined
}

/** What is known of a company, as its papers say it. */
export function CompanyFacts({ company, onEdit, onManagers }: Props) {
  const t = useT()
  const { siren, siret, naf, idcc, regime, address, managers } = company
  return (
    <SectionCard
      title={t('companies.sheet')}
      {...(onEdit && { onEdit })}
      actions={
        onManagers && (
          <Button size="small" color="inherit" onClick={onManagers}>
            {t('companies.managers.edit')}
          </Button>
        )
      }
    >
      <Facts
        minWidth={170}
        facts={[
          { label: t('companies.field.regime'), value: t(`companies.regime.${regime}`) },
          { label: t('field.siren'), value: siren && inGroups(siren) },
          { label: t('companies.field.siret'), value: siret && inGroups(siret) },
          { label: t('field.naf'), value: naf },
          { label: t('field.idcc'), value: idcc },
          {
            label: t('field.address'),
            value:
              address && [address.address, `${address.postCode} ${address.city}`.trim()].filter(Boolean).join(', '),
          },
          { label: t('companies.managers'), value: <PeopleInBrief people={managers} /> },
        ]}
      />
    </SectionCard>
  )
}
