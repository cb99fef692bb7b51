import DownloadOutlined from '~icons/ic/outline-download'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { downloadCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { type Fact, Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { later } from '#kernel/web/later.tsx'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Registration } from '../../registration.model.ts'
import { registrationCalls } from '../../registration.calls.ts'

const RegistrationDialog = later(async () => (await import('./registration-dialog.tsx')).RegistrationDialog)

type Props = { clientId: string; registration: Registration | null }

/** The legal sheet, with the file that proves it. */
export function RegistrationSection({ clientId, registration }: Props) {
  const t = useT()
  const facts = useFactsOf(registration)
  const [isEditing, setIsEditing] = useState(false)
  const edit = () => setIsEditing(true)
  return (
    <SectionCard
      title={t('clients.registration.title')}
      {...(registration && { onEdit: edit })}
      actions={
        registration?.proof && (
          <Button
            size="small"
            color="inherit"
            startIcon={<DownloadOutlined />}
            onClick={() => void downloadCall(registrationCalls.getRegistrationProof, { clientId })}
          >
            {t('field.proof')}
          </Button>
        )
      }
    >
      {registration ? (
        <Facts facts={facts} minWidth={190} />
      ) : (
        <Empty
          title={t('clients.registration.none')}
          text={t('clients.registration.none-text')}
          action={
            <Button variant="contained" onClick={edit}>
              {t('clients.registration.fill')}
            </Button>
          }
        />
      )}
      {isEditing && (
        <RegistrationDialog clientId={clientId} registration={registration} onClose={() => setIsEditing(false)} />
      )}
    </SectionCard>
  )
}

function useFactsOf(registration: Registration | null): Fact[] {
  const t = useT()
  const language = useLanguage()
  if (!registration) return []
  const { address, representative } = registration
  const lines = [address.address, address.additionalAddress, `${address.postCode} ${address.city}`]
  const office = [...lines, address.country === 'FR' ? null : countryName(address.country, language)]
  const fact = (label: string, value: string | null) => ({ label: t(label), value })
  return [
    fact('field.legalName', registration.legalName),
    fact('field.legalForm', registration.legalForm),
    fact('field.siren', registration.siren),
    fact('field.siret', registration.siret),
    fact('field.naf', registration.naf),
    fact('clients.registration.idcc', registration.idcc),
    fact('clients.registration.vat', registration.vat),
    fact('clients.registration.address', office.filter(Boolean).join(', ')),
    fact('field.representative', `${representative.firstname} ${representative.name}, ${representative.jobtitle}`),
  ]
}
