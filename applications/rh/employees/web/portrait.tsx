import PhotoCameraOutlined from '~icons/ic/outline-photo-camera'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { loadPhotoDialog, photoAddress } from '#rh/employee-documents/employee-documents.web.ts'
import type { Employee } from '../employee.model.ts'
import { spokenName } from './employee-names.ts'

const PhotoDialog = componentOf({ load: loadPhotoDialog })

/** The face of somebody, which who may write in his file changes by a click. */
export function Portrait({ employee }: { employee: Employee }) {
  const t = useT()
  const [isChanging, setIsChanging] = useState(false)
  const face = <Avatar name={spokenName(employee)} picture={photoAddress(employee)} size={68} />
  if (!employee.can.edit) return face
  const verb = t(employee.photoFileId ? 'verb.changePhoto' : 'rh.documents.add-photo')
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        {face}
        <Tooltip title={verb}>
          <ButtonBase aria-label={verb} sx={overTheFace} onClick={() => setIsChanging(true)}>
            <PhotoCameraOutlined sx={camera} />
          </ButtonBase>
        </Tooltip>
      </Box>
      {isChanging && <PhotoDialog employee={employee} onClose={() => setIsChanging(false)} />}
    </>
  )
}

const overTheFace = {
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
}

const camera = {
  width: 24,
  height: 24,
  p: '4px',
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  color: 'text.secondary',
}
