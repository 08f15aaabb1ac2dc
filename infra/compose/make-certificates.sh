#!/bin/sh
# Gives KurrentDB's folders to its user. Makes a certificate for it, and an authority that signs nothing else: its key is not
# kept. Both are valid for ten years.
# To make new ones, remove node.crt from the volume eventstore-certificates, and start the services again.
set -eu

certificates=${CERTIFICATES:-/certificates}
authority=${AUTHORITY:-/authority}

# The server runs as user 1000.
chown 1000:1000 "${DATA:-/data}" "${LOG:-/log}"
if [ -f "$certificates/node.crt" ]; then exit 0; fi

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
es-gencert-cli create-ca -days 3650 -out "$made/ca"
es-gencert-cli create-node -days 3650 -out "$made/node" -ca-certificate "$made/ca/ca.crt" -ca-key "$made/ca/ca.key" \
  -ip-addresses 127.0.0.1 -dns-names localhost,eventstore

cp -f "$made/ca/ca.crt" "$authority/ca.crt"
chmod 444 "$authority/ca.crt"
cp -f "$made/node/node.key" "$certificates/node.key"
chmod 400 "$certificates/node.key"
chown 1000:1000 "$certificates/node.key"
# Moved last and in one step: it says that all are there.
cp -f "$made/node/node.crt" "$certificates/node.crt.new"
chmod 444 "$certificates/node.crt.new"
mv -f "$certificates/node.crt.new" "$certificates/node.crt"
