import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { keepOnPage } from '#kernel/web/kit/unsaved.ts'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import type { Body } from '../../body.model.ts'
import type { DocumentModel } from '../../document-model.model.ts'
import type { ModelText } from '../../model-text.model.ts'
import { CatalogueContext, type Objects } from './catalogue.ts'
import { EditorHead } from './editor-head.tsx'
import { plainGrammar } from './grammar.ts'
import { drawn } from './node-views.tsx'
import { paperLook } from './paper-look.ts'
import { bodyOf, type Part, parts, withPart } from './parts.ts'
import { PreviewPane } from './preview-pane.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSavedText } from './use-saved-text.ts'
import { VariablesPane } from './variables-pane.tsx'

/** The text at its true width; beside it what it may name, and how it comes out. On a phone it is read, not written. */
export function ModelEditor({ model, objects }: { model: DocumentModel; objects: Objects }) {
  const t = useT()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'))
  const saving = useSavedText(model)
  const [text, setText] = useState(model.text)
  const latest = useRef(text)
  const { keep, flush, hasUnsaved } = saving
  const change = (more: Partial<ModelText>) => {
    latest.current = { ...latest.current, ...more }
    setText(latest.current)
    keep(latest.current)
  }
  const canWrite = saving.saved.can.edit && !isNarrow
  const [part, setPart] = useState<Part>('body')
  const editor = useEditor(
    {
      extensions: [...plainGrammar, ...drawn],
      content: bodyOf(latest.current, part),
      editable: canWrite,
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': t(`document-models.part.${part}`) },
      },
      onUpdate: ({ editor: now }) => change(withPart(latest.current, part, now.getJSON() as Body)),
    },
    [part],
  )
  const catalogue = useMemo(
    () => ({ modelId: model.id, objects, computed: text.computed }),
    [model.id, objects, text.computed],
  )
  useEffect(() => void editor.setEditable(canWrite, false), [editor, canWrite])
  useEffect(() => keepOnPage(hasUnsaved), [hasUnsaved])
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void flush()
  }
  return (
    <CatalogueContext value={catalogue}>
      <Page title={model.name} head={<EditorHead saving={saving} page={text.page} onPage={page => change({ page })} />}>
        {isNarrow && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('document-models.on-computer')}
          </Typography>
        )}
        <Box
          onKeyDown={saveByKey}
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          {!isNarrow && (
            <Card sx={{ overflow: 'visible' }}>
              {canWrite && (
                <Box
                  sx={{
                    position: 'sticky',
                    top: 0,
                    zIndex: 2,
                    borderBottom: 1,
                    borderColor: 'divider',
                    backgroundColor: 'background.paper',
                  }}
                >
                  <Tabs
                    label={t('document-models.parts')}
                    tabs={parts.map(value => ({ value, label: t(`document-models.part.${value}`) }))}
                    value={part}
                    onChange={value => setPart(value as Part)}
                  />
                  <Toolbar editor={editor} />
                </Box>
              )}
              <Box sx={{ p: { md: 2, xl: 4 }, backgroundColor: 'background.default', overflowX: 'auto' }}>
                <Box dir={model.language === 'ar' ? 'rtl' : 'ltr'} sx={paperLook(text.page)}>
                  <EditorContent editor={editor} />
                </Box>
              </Box>
            </Card>
          )}
          <Card
            sx={{
              position: { lg: 'sticky' },
              top: { lg: 16 },
              maxHeight: { lg: 'calc(100dvh - 96px)' },
              overflowY: 'auto',
            }}
          >
            {canWrite && (
              <Box sx={{ maxHeight: 320, overflowY: 'auto', borderBottom: 1, borderColor: 'divider' }}>
                <VariablesPane editor={editor} onComputed={computed => change({ computed })} />
              </Box>
            )}
            <PreviewPane model={model} text={text} />
          </Card>
        </Box>
      </Page>
    </CatalogueContext>
  )
}
