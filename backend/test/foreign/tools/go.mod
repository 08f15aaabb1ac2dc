// What Go clients of OpenAPI Generator need, in `npm run test:foreign`. It is no dependency of the product.
module program

go 1.23

require gopkg.in/validator.v2 v2.0.1
