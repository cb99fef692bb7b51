export const sexInWords = { male: 'rh.employees.men', female: 'rh.employees.women' } as const
