export const ask = {}
