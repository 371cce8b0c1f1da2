/** A wrong setting. The message names the variable and what would be right; the start ends with it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
