import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { families, type Family } from '../../contract-family.model.ts'
import {
  dsnOn,
  readingLanguages,
  type TypeOfContract,
  typeOfContractFields,
  type TypeOfContractFields,
  usualOf,
} from '../../type-of-contract.model.ts'
import { typesOfContractCalls } from '../../types-of-contract.calls.ts'

const sending = { staysOnPage: true }

/** A type of contract in the client's words. The family says the rest, to be corrected where it must. */
export function TypeOfContractDialog({ type, onClose }: { type: TypeOfContract | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(typesOfContractCalls.addTypeOfContract, sending)
  const edition = useSend(typesOfContractCalls.changeTypeOfContract, sending)
  const save = async (typed: TypeOfContractFields) => {
    if (type) await edition.send({ ...typed, id: type.id, version: type.version })
    else await creation.send(typed)
    alert.success(t('kernel.record.was-saved', { name: typed.libelle }))
    onClose()
  }
  return (
    <Dialog
      title={type ? t('rh.term.edit-title', { name: type.libelle }) : t('rh.type-of-contract.add')}
      onClose={onClose}
    >
      <Form
        schema={typeOfContractFields}
        values={type ?? { libelle: '', family: '', readingLanguages: [], ...usualOf.permanent, dsnNature: '' }}
        submit={t(type ? 'verb.save' : 'rh.type-of-contract.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TypeFields isUsed={(type?.uses.contracts ?? 0) > 0} />
      </Form>
    </Dialog>
  )
}

function TypeFields({ isUsed }: { isUsed: boolean }) {
  const t = useT()
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const today = businessToday().toString()
  const choices = (block: 'nature' | 'reason') =>
    dsnOn(block, today).map(({ code, label }) => ({ value: code, label: `${code} · ${label}` }))
  useUsualOfFamily()
  return (
    <>
      <TextField name="libelle" label={t('field.label')} autoFocus />
      <SelectField
        name="family"
        label={t('rh.type-of-contract.family')}
        choices={families.map(family => ({ value: family, label: t(`rh.family.${family}`) }))}
        disabled={isUsed}
        help={t(isUsed ? 'rh.type-of-contract.family-in-use' : 'rh.type-of-contract.family-help')}
      />
      <SelectField name="dsnNature" label={t('rh.type-of-contract.dsn-nature')} choices={choices('nature')} />
      <SelectField name="dsnReason" label={t('rh.type-of-contract.dsn-reason')} choices={choices('reason')} />
      <CheckboxField
        name="endAllowance"
        label={t('rh.type-of-contract.end-allowance')}
        help={t('rh.type-of-contract.end-allowance-help')}
      />
      <ManyField
        name="readingLanguages"
        label={t('rh.type-of-contract.reading-languages')}
        suggestions={readingLanguages.map(code => ({ value: code, label: names.of(code) ?? code }))}
      />
    </>
  )
}

/** The codes of the declaration follow the family each time another one is chosen. */
function useUsualOfFamily() {
  const { setValue } = useFormContext()
  const family: Family | '' = useWatch({ name: 'family' })
  const former = useRef(family)
  useEffect(() => {
    if (!family || family === former.current) return
    former.current = family
    for (const [field, value] of Object.entries(usualOf[family])) setValue(field, value, { shouldDirty: true })
  }, [family, setValue])
}
