import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { ComponentEditor } from '../component-editor.slot.ts'
import type { PlacedComponent } from './component-choice.ts'
import { CompanyChoice } from './company-choice.tsx'
import { useEditor } from './editors.ts'
import { NoEditor } from './no-editor.tsx'

type Props = { place: PlacedComponent; onClose: () => void }

/** A component beside the page that it was opened from; on a phone it takes the whole screen. */
export function ComponentSheet({ place: { application, element, component }, onClose }: Props) {
  const t = useT()
  const titleId = useId()
  const editor = useEditor(component.kind)
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100vw', md: 'min(920px, 88vw)' } },
        },
      }}
    >
      <Box sx={head}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h5" component="h2" id={titleId}>
            {component.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${application.name} · ${element.name} · ${t(`configuration.scope.${component.scope}`)}`}
          </Typography>
        </Box>
        <IconButton aria-label={t('kernel.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        {editor ? (
          <Edited editor={editor} component={component} />
        ) : (
          <NoEditor component={component} application={application.name} />
        )}
      </Box>
    </Drawer>
  )
}

type EditedProps = { editor: ComponentEditor; component: PlacedComponent['component'] }

function Edited({ editor, component }: EditedProps) {
  const [companyId, setCompanyId] = useState<string | null>(null)
  const Editor = componentOf(editor)
  const isOfCompanies = component.scope === 'companies'
  return (
    <>
      {isOfCompanies && <CompanyChoice component={component} chosen={companyId} onChoose={setCompanyId} />}
      {(!isOfCompanies || companyId) && (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <Editor key={companyId} component={component} companyId={companyId} />
        </Suspense>
      )}
    </>
  )
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  py: 2,
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}
