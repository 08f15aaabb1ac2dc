/** The part of libheif that is used. It is compiled to WebAssembly, and writes nothing to the output. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Failed {
    readonly code: object;
    readonly message: string;
  }
  interface Channel {
    readonly width: number;
    readonly height: number;
    /** Bytes of a row. */
    readonly stride: number;
    readonly data: Uint8Array;
  }
  interface Handle {
    readonly code?: undefined;
  }
  interface Context {
    readonly brand: 'context';
  }
  interface Libheif {
    readonly heif_error_code: { readonly heif_error_Ok: object };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object };
    heif_context_alloc(): Context;
    heif_context_read_from_memory(context: Context, bytes: Uint8Array): Failed;
    heif_js_context_get_primary_image_handle(context: Context): Handle | Failed;
    heif_image_handle_get_width(image: Handle): number;
    heif_image_handle_get_height(image: Handle): number;
    /** Decodes the picture upright: what the file says of turns, mirrors and crops is done. */
    heif_js_decode_image2(
      image: Handle,
      colours: object,
      chroma: object,
    ): { readonly code?: undefined; readonly channels: readonly Channel[] } | Failed;
  }
  const libheif: Libheif;
  export default libheif;
}
