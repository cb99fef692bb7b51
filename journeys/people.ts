/** Who runs the errands: accounts of the demo company. */
export const marie = 'rh@val-de-loire.example'
export const sophie = 'admin@val-de-loire.example'
export const youssef = 'chef.serre@val-de-loire.example'
export const ines = 'lecture@val-de-loire.example'
export const paul = 'personne@val-de-loire.example'
export const carla = 'multi@sillon.example'
export const anne = 'admin@bocage.example'
export const camille = 'superadmin@sillon.example'
