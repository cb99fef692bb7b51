import { z } from 'zod'
import { AutocompleteField } from './autocomplete-field.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { DateField } from './date-field.tsx'
import { Form } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const Worker = z.object({
  name: z.string().min(2),
  mail: z.email(),
  phone: z.e164().optional(),
  birth: z.iso.date(),
  post: z.string(),
  contract: z.enum(['CDI', 'CDD']),
  hours: z.number().max(48).optional(),
  notes: z.string().max(500).optional(),
  hasLicence: z.boolean(),
})

const posts = ['Cueilleur de tomates', 'Conductrice de ligne', 'Chef de culture', 'Cariste']
const blank = {
  name: '',
  mail: 'mihai.popescu',
  phone: '+33612345678',
  birth: '',
  post: '',
  contract: '',
  hours: 1234.5,
  notes: '',
  hasLicence: false,
}

export const SpecimenForm = () => (
  <Form
    schema={Worker}
    values={blank}
    onSubmit={() => new Promise(done => setTimeout(done, 600))}
    submit="Enregistrer le salarié"
    onCancel={() => undefined}
  >
    <TextField name="name" label="Nom de naissance" />
    <TextField name="mail" label="Mail" type="email" help="Le contrat y sera envoyé pour signature." />
    <PhoneField name="phone" label="Portable" />
    <DateField name="birth" label="Date de naissance" />
    <AutocompleteField name="post" label="Poste" suggestions={posts.map(post => ({ value: post, label: post }))} />
    <SelectField
      name="contract"
      label="Contrat"
      choices={[
        { value: 'CDI', label: 'CDI' },
        { value: 'CDD', label: 'CDD saisonnier' },
      ]}
    />
    <NumberField name="hours" label="Heures" decimals={2} unit="h" />
    <TextField name="notes" label="Remarques" multiline minRows={3} />
    <CheckboxField name="hasLicence" label="Permis de cariste" />
  </Form>
)
