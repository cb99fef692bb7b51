import Box from '@mui/material/Box'
import { useState } from 'react'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAskFirst } from '#kernel/web/kit/unsaved.ts'
import type { ComponentEditor } from '../component-editor.slot.ts'
import type { PlacedComponent } from './component-choice.ts'
import { CompanyChoice } from './company-choice.tsx'
import { useEditor } from './editors.ts'
import { NoEditor } from './no-editor.tsx'

type Props = { place: PlacedComponent; onClose: () => void }

/** A component beside the page that it was opened from. */
export function ComponentSheet({ place: { application, element, component }, onClose }: Props) {
  const t = useT()
  const editor = useEditor(component.kind)
  return (
    <SideSheet
      title={component.name}
      context={`${application.name} · ${element.name} · ${t(`configuration.scope.${component.scope}`)}`}
      width="wide"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        {editor ? (
          <Edited editor={editor} component={component} />
        ) : (
          <NoEditor component={component} application={application.name} />
        )}
      </Box>
    </SideSheet>
  )
}

type EditedProps = { editor: ComponentEditor; component: PlacedComponent['component'] }

function Edited({ editor, component }: EditedProps) {
  const [companyId, setCompanyId] = useState<string | null>(null)
  const askFirst = useAskFirst()
  const Editor = componentOf(editor, <LinesSkeleton lines={6} />)
  const isOfCompanies = component.scope === 'companies'
  return (
    <>
      {isOfCompanies && (
        <CompanyChoice component={component} chosen={companyId} onChoose={id => askFirst(() => setCompanyId(id))} />
      )}
      {(!isOfCompanies || companyId) && <Editor key={companyId} component={component} companyId={companyId} />}
    </>
  )
}
