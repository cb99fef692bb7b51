import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import type { ModelBrowser } from '../document-models.elements.ts'
import { documentModelsCalls } from '../document-models.calls.ts'
import type { WordText } from '../word-text.model.ts'
import { WordStart } from './word-start.tsx'

const schema = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(120),
  typeId: z.int(),
  language: z.enum(languages),
  /** `blank`, `word`, or the code of a text of the product. */
  from: z.string(),
})

const blank = 'blank'
const fromWord = 'word'

/** A model begins blank, from a text of the product, or as a copy of another. */
export const newModelPageOf = ({ applicationId, routePath, editPath }: ModelBrowser) =>
  function NewModelPage() {
    const t = useT()
    const alert = useAlert()
    const navigate = useNavigate()
    const [address] = useSearchParams()
    const copyOf = address.get('copyOf')
    const { data: types } = useCall(documentTypesCalls.getDocumentTypes, { applicationId })
    const { data: standards } = useCall(documentModelsCalls.getStandardModels, { applicationId })
    const original = useCall(documentModelsCalls.getDocumentModel, { id: copyOf ?? '' }, { enabled: copyOf !== null })
    const { send } = useSend(documentModelsCalls.createDocumentModel, { staysOnPage: true })
    const living = types?.filter(({ archived }) => !archived)
    const [chosen, setChosen] = useState<{ from: string; typeId?: number }>({ from: blank })
    const [word, setWord] = useState<WordText | null>(null)
    const isReady = living && standards && (copyOf === null || original.data)

    const save = async ({ from, ...typed }: z.output<typeof schema>) => {
      const begun = copyOf ? { copyOf } : beginningOf(from, word)
      const { id, name } = await send({ documentModel: { ...typed, ...begun, applicationId } })
      alert.success(t('document-models.created', { name }))
      await navigate(`${editPath}/${id}`, { replace: true })
    }

    return (
      <Page title={t('document-models.new')} context={t('document-models.new-context')}>
        {!isReady && <CardSkeleton lines={6} />}
        {isReady && (
          <Form
            schema={schema}
            values={{
              name: original.data ? t('document-models.copy-of', { name: original.data.name }) : '',
              typeId: original.data?.type.id ?? living[0]?.id,
              language: original.data?.language ?? 'fr',
              from: blank,
            }}
            submit={t('document-models.create')}
            onSubmit={save}
            onCancel={() => navigate(routePath)}
            keepsActionsInSight
          >
            <SectionCard title={t('document-models.what')}>
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
                <TextField name="name" label={t('field.name')} autoFocus />
                <SelectField
                  name="typeId"
                  label={t('field.documentType')}
                  choices={living.map(({ id, label }) => ({ value: id, label }))}
                  onChosen={typeId => setChosen(known => ({ ...known, typeId: Number(typeId) }))}
                />
                <SelectField
                  name="language"
                  label={t('field.language')}
                  choices={languages.map(language => ({
                    value: language,
                    label: t(`document-models.language.${language}`),
                  }))}
                />
                {!copyOf && (
                  <SelectField
                    name="from"
                    label={t('document-models.from')}
                    help={t('document-models.from-help')}
                    choices={[
                      { value: blank, label: t('document-models.blank') },
                      { value: fromWord, label: t('document-models.from-word') },
                      ...standards.map(({ code, name }) => ({ value: code, label: name })),
                    ]}
                    onChosen={from => setChosen(known => ({ ...known, from: String(from) }))}
                  />
                )}
              </Box>
              {!copyOf && chosen.from === fromWord && (
                <Box sx={{ mt: 2 }}>
                  <WordStart typeId={chosen.typeId ?? living[0]?.id ?? 0} onRead={setWord} />
                </Box>
              )}
            </SectionCard>
          </Form>
        )}
      </Page>
    )
  }

function beginningOf(from: string, word: WordText | null) {
  if (from === blank) return {}
  if (from === fromWord) return word ? { text: word.text } : {}
  return { standard: from }
}
