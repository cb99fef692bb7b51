import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { registrationCalls } from '../../registration.calls.ts'
import { type Registration, RegistrationSheet } from '../../registration.model.ts'

const forever = { staleTime: Number.POSITIVE_INFINITY }
const blank = {
  legalName: '',
  legalForm: '',
  siren: '',
  siret: '',
  address: { address: '', additionalAddress: '', postCode: '', city: '', country: 'FR' },
  representative: { firstname: '', name: '', jobtitle: '', nationality: null, csp: null },
}

type Props = { clientId: string; registration: Registration | null; onClose: () => void }

/** The legal sheet as it is typed, judged as the server will. */
export function RegistrationDialog({ clientId, registration, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [proof, setProof] = useState<File>()
  const nationalities = useCall(registrationCalls.getNationalities, {}, forever).data ?? []
  const categories = useCall(registrationCalls.getSocialCategories, {}, forever).data ?? []
  const { send: create } = useSend(registrationCalls.register)
  const { send: edit } = useSend(registrationCalls.editRegistration)
  const countries = nationalities.map(({ code, name }) => ({ value: code, label: name }))
  const save = async (sheet: RegistrationSheet) => {
    if (registration) await edit({ clientId, ...sheet, version: registration.version }, { proof })
    else await create({ clientId, ...sheet }, { proof })
    alert.success(t('clients.registration.saved'))
    onClose()
  }
  return (
    <Dialog title={t('clients.registration.title')} onClose={onClose} width="md">
      <Form
        schema={RegistrationSheet}
        values={valuesOf(registration)}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`registration of ${clientId}`}
      >
        <Group title={t('clients.registration.company')}>
          <TextField name="legalName" label={t('field.legalName')} />
          <TextField name="legalForm" label={t('field.legalForm')} help={t('clients.registration.legal-form-help')} />
          <TextField name="siren" label={t('field.siren')} inputMode="numeric" />
          <TextField name="siret" label={t('field.siret')} inputMode="numeric" />
          <TextField name="naf" label={t('field.naf')} />
          <TextField name="idcc" label={t('clients.registration.idcc')} inputMode="numeric" />
          <TextField name="vat" label={t('clients.registration.vat')} />
        </Group>
        <Group title={t('clients.registration.address')}>
          <TextField name="address.address" label={t('field.address')} />
          <TextField name="address.additionalAddress" label={t('field.additionalAddress')} />
          <TextField name="address.postCode" label={t('field.postCode')} />
          <TextField name="address.city" label={t('field.city')} />
          <AutocompleteField name="address.country" label={t('field.country')} suggestions={countries} />
        </Group>
        <Group title={t('field.representative')}>
          <TextField name="representative.firstname" label={t('field.firstname')} />
          <TextField name="representative.name" label={t('field.lastName')} />
          <TextField
            name="representative.jobtitle"
            label={t('clients.registration.quality')}
            help={t('clients.registration.quality-help')}
          />
          <AutocompleteField name="representative.nationality" label={t('field.citizenship')} suggestions={countries} />
          <AutocompleteField
            name="representative.csp"
            label={t('clients.registration.csp')}
            suggestions={categories.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          />
        </Group>
        <FileDrop
          label={proof?.name ?? registration?.proof ?? t('clients.registration.proof-drop')}
          choose={t('verb.chooseFile')}
          help={t('clients.registration.proof-help')}
          rule={registrationCalls.register.files.proof}
          onFiles={([chosen]) => setProof(chosen)}
        />
      </Form>
    </Dialog>
  )
}

function valuesOf(registration: Registration | null) {
  if (!registration) return blank
  const { proof: _proof, savedAt: _savedAt, version: _version, ...sheet } = registration
  return sheet
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 1.25 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
    </Box>
  )
}
