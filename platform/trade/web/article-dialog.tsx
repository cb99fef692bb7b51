import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Article, ArticleFields, kindsOfArticle, unitsOfArticle } from '../article.model.ts'
import { articlesCalls } from '../articles.calls.ts'
import { familiesCalls } from '../families.calls.ts'

const isLiving = ({ archivedAt }: { archivedAt: string | null }) => archivedAt === null

/** The form of an article, or of a new one. */
export function ArticleDialog({ article, onClose }: { article: Article | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const families = useCall(familiesCalls.getFamilies, {}, { staysOnPage: true })
  const qualities = useCall(familiesCalls.getQualities, {}, { staysOnPage: true })
  const creation = useSend(articlesCalls.createArticle, { staysOnPage: true })
  const edition = useSend(articlesCalls.editArticle, { staysOnPage: true })
  const save = async (fields: ArticleFields) => {
    if (article) await edition.send({ ...fields, id: article.id, version: article.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  const first = {
    code: '',
    name: '',
    familyId: '',
    qualityId: null,
    kind: 'packed',
    unit: 'case',
    gtin: null,
    isSold: true,
  } as const
  const {
    id: _,
    family: __,
    quality: ___,
    archivedAt: ____,
    version: _____,
    ...standing
  } = article ?? { ...first, id: '', family: '', quality: null, archivedAt: null, version: 0 }
  return (
    <Dialog title={article ? article.name : t('trade.new')} onClose={onClose} width="sm">
      <Form
        schema={ArticleFields}
        values={standing}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`trade.article.${article?.id ?? 'new'}`}
      >
        <TextField name="code" label={t('field.code')} autoFocus />
        <TextField name="name" label={t('field.label')} />
        <SelectField
          name="familyId"
          label={t('trade.family')}
          choices={(families.data ?? []).filter(isLiving).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="qualityId"
          label={t('trade.quality')}
          choices={(qualities.data ?? []).filter(isLiving).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="kind"
          label={t('field.kind')}
          choices={kindsOfArticle.map(value => ({ value, label: t(`trade.kind.${value}`) }))}
        />
        <SelectField
          name="unit"
          label={t('trade.unit')}
          choices={unitsOfArticle.map(value => ({ value, label: t(`trade.unit.${value}`) }))}
        />
        <TextField name="gtin" label={t('trade.gtin')} inputMode="numeric" />
        <CheckboxField name="isSold" label={t('trade.is-sold')} />
      </Form>
    </Dialog>
  )
}
