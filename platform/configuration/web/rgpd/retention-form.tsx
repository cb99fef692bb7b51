import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { atFields, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { clientSettingsCalls } from '../../client-settings.calls.ts'
import { type RetentionKind, retentionKinds, type Rgpd, RgpdInput } from '../../rgpd.model.ts'

const months = (most: number) => z.int().min(1).max(most)
const Typed = z.object({
  contactMail: RgpdInput.shape.contactMail,
  ...(Object.fromEntries(retentionKinds.map(({ kind, most }) => [kind, months(most)])) as Record<
    RetentionKind,
    z.ZodInt
  >),
})

/** How long what is kept of people, within the law, and whom they ask about it. */
export function RetentionForm({ rgpd: { contactMail, retention, version } }: { rgpd: Rgpd }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(clientSettingsCalls.setRgpd, {
    staysOnPage: true,
  })
  const save = async ({ contactMail: mail, ...typed }: z.output<typeof Typed>) => {
    const decided = retention.map(({ kind }) => ({ kind, months: typed[kind] }))
    try {
      await send({ contactMail: mail, retention: decided, version })
    } catch (failure) {
      throw atTheirKind(failure, decided)
    }
    alert.success(t('configuration.rgpd.saved'))
  }
  return (
    <Form
      schema={Typed}
      values={{ contactMail: contactMail ?? '', ...Object.fromEntries(retention.map(one => [one.kind, one.months])) }}
      submit={t('verb.save')}
      onSubmit={save}
      draft="configuration.rgpd"
    >
      <TextField
        name="contactMail"
        type="email"
        label={t('configuration.rgpd.contact')}
        help={t('configuration.rgpd.contact-help')}
      />
      {retention.map(({ kind, most }) => (
        <NumberField
          key={kind}
          name={kind}
          label={t(`configuration.rgpd.kind.${kind}`)}
          help={t(`configuration.rgpd.law.${kind}`, { most })}
          unit={t('configuration.rgpd.months')}
        />
      ))}
    </Form>
  )
}

/** The call numbers the kinds; the form names them. */
const atTheirKind = (failure: unknown, decided: readonly { kind: RetentionKind }[]) =>
  atFields(failure, field => decided[Number(field.match(/^retention\.(\d+)/)?.[1])]?.kind ?? field)
