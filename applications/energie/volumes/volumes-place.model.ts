export const volumesElement = 'energie/parametrage/volumetrie'

export const volumesPath = '/energie/parametrage/volumetrie'
