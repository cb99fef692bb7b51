import { z } from 'zod'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import {
  type Composition,
  type CompositionChoices,
  CompositionFields,
  missingShare,
  PackagingLine,
  RawLine,
} from '../composition.model.ts'
import { compositionsCalls } from '../compositions.calls.ts'
import { PackagingLines, RawLines } from './composition-lines.tsx'

const typed = CompositionFields.extend({
  articleId: z.string().min(1, 'kernel.field.required'),
  validFrom: z.string().min(1, 'kernel.field.required'),
  note: textOrNone,
  raws: z.array(RawLine.extend({ familyId: z.string().min(1, 'kernel.field.required') })).min(1),
  packagings: z.array(PackagingLine.extend({ packagingId: z.string().min(1, 'kernel.field.required') })),
})
type Typed = z.output<typeof typed>

type Props = {
  choices: CompositionChoices
  /** The draft that is changed; none for a new version. */
  composition: Composition | null
  /** What a new version begins with. */
  like?: Composition
  onClose: (made: Composition | null) => void
}

/** A draft: produce by its share, packaging by case. */
export function CompositionDialog({ choices, composition, like, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const creation = useSend(compositionsCalls.createComposition, stays)
  const edition = useSend(compositionsCalls.editComposition, stays)
  const save = async ({ articleId, ...fields }: Typed) => {
    const made = composition
      ? await edition.send({ ...fields, id: composition.id, version: composition.version })
      : await creation.send({ ...fields, articleId })
    alert.success(t('atelier.composition.saved', { article: made.article, number: made.versionNo }))
    onClose(made)
  }
  return (
    <Dialog
      title={composition ? t('atelier.composition.edit') : t('atelier.compositions.new')}
      onClose={() => onClose(null)}
      width="md"
    >
      <Form
        schema={typed}
        values={valuesOf(composition ?? like ?? null, composition !== null)}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={() => onClose(null)}
        draft={`atelier.composition.${composition?.id ?? 'new'}`}
      >
        <AutocompleteField
          name="articleId"
          label={t('trade.article')}
          disabled={composition !== null}
          suggestions={choices.articles.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
        />
        <DateField name="validFrom" label={t('atelier.composition.valid-from')} />
        <RawLines families={choices.families} />
        <Missing />
        <PackagingLines packagings={choices.packagings} />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

const blankRaw = { familyId: '', pct: '', lossPct: 0 }

function valuesOf(like: Composition | null, isSame: boolean) {
  if (!like)
    return { articleId: '', validFrom: businessToday().toString(), note: null, raws: [blankRaw], packagings: [] }
  return {
    articleId: like.articleId,
    validFrom: isSame ? like.validFrom : businessToday().add({ days: 1 }).toString(),
    note: isSame ? like.note : null,
    raws: like.raws.map(({ familyId, pct, lossPct }) => ({ familyId, pct, lossPct })),
    packagings: like.packagings.map(({ packagingId, quantity, lossPct }) => ({ packagingId, quantity, lossPct })),
  }
}

/** What the shares lack of the whole, as they are typed. */
function Missing() {
  const t = useT()
  const raws = useWatch({ name: 'raws' }) as { pct: number | '' }[]
  const missing = missingShare(raws.map(({ pct }) => ({ pct: pct || 0 })))
  const words =
    missing > 0
      ? t('atelier.composition.missing', { pct: missing })
      : t('atelier.composition.too-much', { pct: -missing })
  return <output aria-live="polite">{missing === 0 ? t('atelier.composition.is-whole') : words}</output>
}
