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
  const label = (name: string) => t(`clients.registration.${name}`)
  return (
    <Dialog title={t('clients.registration.title')} onClose={onClose} width="md">
      <Form
        schema={RegistrationSheet}
        values={valuesOf(registration)}
        submit={t('clients.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`registration of ${clientId}`}
      >
        <Group title={label('company')}>
          <TextField name="legalName" label={label('legal-name')} />
          <TextField name="legalForm" label={label('legal-form')} help={label('legal-form-help')} />
          <TextField name="siren" label={label('siren')} inputMode="numeric" />
          <TextField name="siret" label={label('siret')} inputMode="numeric" />
          <TextField name="naf" label={label('naf')} />
          <TextField name="idcc" label={label('idcc')} inputMode="numeric" />
          <TextField name="vat" label={label('vat')} />
        </Group>
        <Group title={label('address')}>
          <TextField name="address.address" label={label('street')} />
          <TextField name="address.additionalAddress" label={label('additional-address')} />
          <TextField name="address.postCode" label={label('post-code')} />
          <TextField name="address.city" label={label('city')} />
          <AutocompleteField name="address.country" label={label('country')} suggestions={countries} />
        </Group>
        <Group title={label('representative')}>
          <TextField name="representative.firstname" label={t('clients.person.firstname')} />
          <TextField name="representative.name" label={t('clients.person.name')} />
          <TextField name="representative.jobtitle" label={label('quality')} help={label('quality-help')} />
          <AutocompleteField name="representative.nationality" label={label('nationality')} suggestions={countries} />
          <AutocompleteField
            name="representative.csp"
            label={label('csp')}
            suggestions={categories.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          />
        </Group>
        <FileDrop
          label={proof?.name ?? registration?.proof ?? label('proof-drop')}
          choose={label('proof-choose')}
          help={label('proof-help')}
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
